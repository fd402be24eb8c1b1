/** Who has a result to read and has not been in. */
export default function InvitationsScreen() {
  return <main id="main" tabIndex={-1} />
}
