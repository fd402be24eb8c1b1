import { PageHeader } from '@/ui/page-header'

/** Every report, grouped by sample, with the upload. */
export default function AdminReportsScreen() {
  return (
    <main id="main" className="mx-auto w-full max-w-[1184px] px-4 pt-5 pb-28 md:px-8 md:pt-7">
      <PageHeader title="Reports Management" subtitle="Upload, check and correct lab reports." />
    </main>
  )
}
