plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.compose.compiler)
}

val nativeAbis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")
val repository: Directory = rootProject.layout.projectDirectory.dir("..")
// Rust decides what has changed; these only say when Gradle need not ask it.
val rustSources =
    fileTree(repository) {
        include("Cargo.toml", "Cargo.lock", ".cargo/**", "core/**", "bindings/**")
        exclude("**/target/**")
    }

// Cargo.toml has the one version of Empile; stores order 0.1.2 by the number 102.
val empileVersion: String =
    providers
        .fileContents(repository.file("Cargo.toml"))
        .asText
        .get()
        .lines()
        .first { it.startsWith("version = ") }
        .substringAfter('"')
        .substringBefore('"')
val empileVersionCode: Int =
    empileVersion.split('.').fold(0) { code, part -> code * 100 + part.toInt() }

android {
    namespace = "fr.empile.android"
    compileSdk = libs.versions.compile.sdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "fr.empile"
        minSdk = libs.versions.min.sdk.get().toInt()
        targetSdk = libs.versions.target.sdk.get().toInt()
        versionCode = empileVersionCode
        versionName = empileVersion
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
        ndk { abiFilters += nativeAbis }
    }

    // No key is ever in the repository. Without one a release is built unsigned, as F-Droid wants
    // it.
    val keystore = providers.environmentVariable("EMPILE_KEYSTORE").orNull
    if (keystore != null) {
        signingConfigs.create("release") {
            storeFile = file(keystore)
            storePassword = providers.environmentVariable("EMPILE_KEYSTORE_PASSWORD").get()
            keyAlias = providers.environmentVariable("EMPILE_KEY_ALIAS").get()
            keyPassword = providers.environmentVariable("EMPILE_KEY_PASSWORD").get()
            // By name: the plugin decides otherwise, and without it a key can never be replaced.
            enableV3Signing = true
        }
    }

    buildTypes {
        release {
            signingConfig = signingConfigs.findByName("release")
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "rules.pro")
        }
    }

    buildFeatures { compose = true }

    // The words of the app are in the core; what AndroidX says itself is kept in its two languages.
    androidResources { localeFilters += listOf("fr", "en") }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets {
        named("main") {
            kotlin.directories += listOf("../ui/src/main/kotlin", "src/jvm/kotlin")
            assets.directories += "../../core/stage/fonts"
        }
    }
}

kotlin { compilerOptions { allWarningsAsErrors = true } }

dependencies {
    implementation(platform(libs.compose.bom))
    implementation(libs.bundles.app)
    // The archive and not the jar: it holds JNA's own native libraries for Android.
    implementation(variantOf(libs.jna) { artifactType("aar") })

    androidTestImplementation(platform(libs.compose.bom))
    androidTestImplementation(libs.bundles.android.test)
}

/** The core as a native library for each kind of device. */
abstract class BuildCore @Inject constructor(private val execution: ExecOperations) :
    DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Input abstract val abis: ListProperty<String>

    @get:Input abstract val platform: Property<Int>

    @get:Input abstract val ndk: Property<String>

    @get:Internal abstract val ndkDirectory: DirectoryProperty

    @get:Internal abstract val repository: DirectoryProperty

    @get:OutputDirectory abstract val libraries: DirectoryProperty

    @TaskAction
    fun build() {
        execution.exec {
            workingDir(repository)
            environment("ANDROID_NDK_HOME", ndkDirectory.get().asFile.path)
            val targets = abis.get().flatMap { listOf("--target", it) }
            val place =
                listOf(
                    "--platform",
                    platform.get().toString(),
                    "--output-dir",
                    libraries.get().asFile.path,
                )
            val cargo =
                listOf(
                    "rustc",
                    "--release",
                    "-p",
                    "empile-bindings",
                    "--lib",
                    "--crate-type",
                    "cdylib",
                )
            commandLine(listOf("cargo", "ndk") + targets + place + cargo)
        }
    }
}

/** The Kotlin side of the core's façade. */
abstract class WriteBindings
@Inject
constructor(private val execution: ExecOperations, private val files: FileSystemOperations) :
    DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Internal abstract val repository: DirectoryProperty

    @get:OutputDirectory abstract val kotlin: DirectoryProperty

    @TaskAction
    fun write() {
        execution.exec {
            workingDir(repository)
            commandLine("bindings/tools/generate", "kotlin")
        }
        files.sync {
            from(repository.dir("android/target/generated/kotlin"))
            into(kotlin)
        }
    }
}

val buildCore =
    tasks.register<BuildCore>("buildCore") {
        sources.from(rustSources)
        abis = nativeAbis
        platform = libs.versions.min.sdk.map { it.toInt() }
        ndk = libs.versions.ndk
        ndkDirectory = androidComponents.sdkComponents.ndkDirectory
        repository = layout.projectDirectory.dir("../..")
    }

val writeBindings =
    tasks.register<WriteBindings>("writeBindings") {
        sources.from(rustSources)
        repository = layout.projectDirectory.dir("../..")
    }

androidComponents {
    onVariants { variant ->
        variant.sources.jniLibs?.addGeneratedSourceDirectory(buildCore, BuildCore::libraries)
        variant.sources.kotlin?.addGeneratedSourceDirectory(writeBindings, WriteBindings::kotlin)
    }
}
