import { runCatalogue } from './catalogue/run-catalogue.ts';
import { tell } from './operator/command.ts';

// Cities as files: docs/operators/catalogue.md.
await tell(() => runCatalogue(process.argv.slice(2), process.env));
