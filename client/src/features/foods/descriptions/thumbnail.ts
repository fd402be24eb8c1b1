const SIDE = 150
const QUALITY = 0.8

/** A 150 x 150 pixel JPEG, whole and centred on white; rejects when it is not a picture. */
export async function thumbnailOf(picture: Blob): Promise<Blob> {
  const source = picture.type.startsWith('image/svg') ? await sized(picture) : picture
  const url = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return await drawn(image)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Without a size, some browsers draw an SVG as nothing and others blurred. */
async function sized(picture: Blob): Promise<Blob> {
  const { documentElement: svg } = new DOMParser().parseFromString(await picture.text(), 'image/svg+xml')
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const scale = SIDE / Math.max(width ?? SIDE, height ?? SIDE)
  svg.setAttribute('width', String((width ?? SIDE) * scale))
  svg.setAttribute('height', String((height ?? SIDE) * scale))
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

function drawn(image: HTMLImageElement): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot make thumbnails.')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.imageSmoothingQuality = 'high'
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error("We couldn't make the picture."))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
