/** Extensions of the files the server takes. What a browser could run (HTML, SVG, XML, scripts) is not among them. */
export const acceptedExtensions = [
  ...(['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf', 'docx', 'xlsx', 'pptx'] as const),
  ...(['doc', 'xls', 'ppt', 'txt', 'csv', 'md'] as const),
] as const;

export type AcceptedExtension = (typeof acceptedExtensions)[number];
