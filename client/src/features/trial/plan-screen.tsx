export default function PlanScreen() {
  return null
}
