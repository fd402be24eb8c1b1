type Sheet = {
  subject: string
  preheader: string
  heading: string
  rows: string[]
  footing: string
}

/** Styles for dark mode: the media query, and the attribute that Outlook uses. */
const dark = (mark: string) => `
${mark} .canvas { background-color: #0b1a1d !important }
${mark} .card { background-color: #132629 !important; border-color: #35494d !important }
${mark} .ink { color: #eef5f5 !important }
${mark} .quiet { color: #c3d2d4 !important }
${mark} .button { border-color: #c3d2d4 !important }`

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables for Outlook, inline styles, at most 600 px wide, and no fonts or other resources. */
export const sheet = ({ subject, preheader, heading, rows, footing }: Sheet): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {${dark('')}
}${dark('[data-ogsc]')}
@media (max-width: 480px) { .room { padding: 20px 16px !important } }
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#f3f6f6">
<div role="presentation" style="display:none;overflow:hidden;max-height:0;opacity:0;font-size:1px;line-height:1px">${preheader}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f6f6" style="background-color:#f3f6f6">
<tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;font-family:${fonts};font-size:16px;line-height:24px;overflow-wrap:break-word;word-wrap:break-word">
<tr><td class="ink" align="left" style="padding:0 8px 16px;font-size:20px;line-height:28px;font-weight:700;color:#0e2529">${heading}</td></tr>
<tr><td class="card room ink" align="left" bgcolor="#ffffff" style="padding:32px;border:1px solid #dae3e3;border-radius:16px;background-color:#ffffff;color:#0e2529">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:31px;font-weight:700;color:#0e2529">${subject}</h1>
${rows.join('\n')}
</td></tr>
<tr><td class="quiet" align="left" style="padding:16px 8px 0;font-size:14px;line-height:22px;color:#3d5459">${footing}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
