/** From an invitation to the results. */
export default function WelcomeScreen() {
  return <main id="main" tabIndex={-1} />
}
