import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { ensureBuild } from './ensure-build.ts';

// Compiled code is kept between starts: the second start takes half the time.
enableCompileCache();
ensureBuild();
// The old generation may grow to three times what is in use before it is collected, which takes both of two cores for 50
// to 100 ms: V8 would do that every ten seconds at 200 calls a second, and a call in a hundred waited for it.
setFlagsFromString('--heap-growing-percent=200');
await import('../src/server/main.ts');
