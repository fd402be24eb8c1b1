// Imported first: an older Node would fail with an error that does not say what to do.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Pearwell needs Node 20.19 or later; this is ${process.versions.node}. Please install a newer one.`,
  )
  process.exit(1)
}
