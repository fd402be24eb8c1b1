import { createRoot } from 'react-dom/client'
import { SharePage } from '@/features/shares/reader/share-page'
import './styles.css'

// Another link pasted into the open page is another record.
window.addEventListener('hashchange', () => window.location.reload())

const root = document.getElementById('root')
if (root) createRoot(root).render(<SharePage link={window.location.hash} />)
