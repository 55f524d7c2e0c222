// Plain old JavaScript on purpose: it must run, and speak plainly, on a Node that is too old for everything else.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Huzzah needs Node 24.7 or later, and this is ${process.version}.\n` +
      'Run it through npm (npm start, npm test): npm ci has brought a newer Node along.',
  );
  process.exit(1);
}
