export default function ReactionScreen() {
  return null
}
