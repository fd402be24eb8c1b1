export default function ClientPlanScreen({ clientId }: { clientId: number }) {
  return null
}
