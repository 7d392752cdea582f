### Bunte Kuh: what did not work, and what to do next.

error-bunte-kuh-cannot-throw-now = The pearl dice have been thrown. Look for a case.
error-bunte-kuh-nothing-to-call = No call is possible now. Wait for the next throw.
error-bunte-kuh-nothing-to-point-at = Say “Stop!” first, then show the case.
error-bunte-kuh-nothing-to-void = What is said is said: the call has been judged. Go on.
error-bunte-kuh-nothing-to-lay = A die is laid after a right call. Say “Stop!” or “No!” first.
error-bunte-kuh-no-case = This is no case: it takes a free hollow between three dice. Show one.
error-bunte-kuh-not-the-case-shown = Lay your die in the case you have shown.
error-bunte-kuh-point-ms-out-of-range = Time to show the case: { $asked } ms. Choose { from-to } ms.
error-bunte-kuh-settle-ms-out-of-range = Wait for an earlier call: { $asked } ms. Choose { from-to } ms.
error-bunte-kuh-paper-too-many = { $given } dice in all, but { $most } were shared out. Count again.
error-bunte-kuh-paper-tie = Several win only by a penalty: somebody then has { $least } dice or more. Count again.
error-bunte-kuh-paper-calls = These calls do not come to these dice: a right call lays a die, a wrong one takes one from each opponent. Check them, or leave the calls empty.
error-bunte-kuh-paper-shares = No calls lead from equal shares to these dice. Count again.
