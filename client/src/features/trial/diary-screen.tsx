export default function DiaryScreen({ day }: { day: string }) {
  return null
}
