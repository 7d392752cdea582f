### Learn by playing: what the lesson of any game says.

lesson-you = Novice
lesson-go-on = Continue
lesson-progress = Step { $step } of { $steps }
lesson-over = You can play!
lesson-not-now = That would be allowed, but not just now: follow the finger, you will soon choose for yourself.
lesson-others-place = This is not your place: the lesson plays for it.
lesson-follow-the-finger = Nothing happens here. Touch what the finger shows.
error-lesson-too-slow = Time is up, never mind: let us take that moment again.

lesson-learn = Learn
lesson-learn-detail = A guided first match, in three minutes.
lesson-play = Play
lesson-how = How does it work?
lesson-offer = First match?
lesson-done-title = You can play
lesson-done-detail = The rest comes with playing. The rules stay within reach.
lesson-again = Take the lesson again
lesson-rules = Read the rules
