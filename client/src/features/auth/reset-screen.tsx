/** A new password, with the link of an email. */
export default function ResetScreen() {
  return <main id="main" tabIndex={-1} />
}
