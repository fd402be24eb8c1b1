export default function ResultScreen() {
  return null
}
