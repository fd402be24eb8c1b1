export default function ChallengeScreen({ foodId }: { foodId: number }) {
  return null
}
