// `node child.ts KEY WARM-UP SECONDS`: one measurement in a process of its own, printed as JSON.
// `--against` runs this file in other versions too: its arguments, `steps` and `seconds` stay as they are.

import { measure } from '../sample.ts';
import { workloadOf } from './contestants.ts';

const [key, warmUp, seconds] = process.argv.slice(2);
const work = await workloadOf(key);
process.stdout.write(JSON.stringify(measure(work, Number(warmUp), Number(seconds))));
