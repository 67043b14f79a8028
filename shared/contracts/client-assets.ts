/** Absolute paths, hashed in a build (`virtual:client-assets`). */
export type ClientAssets = {
	build: string;
	entry: string;
	styles: string[];
	modulePreloads: string[];
	/** Keys are source paths such as `client/features/minicart.tsx`; css and imports are transitive. */
	chunks: Record<string, { file: string; css: string[]; imports: string[] }>;
	/** Files are `<folder><language>/<bundle>.js`; `bundles` has source paths as keys. Absent in development. */
	texts?: { folder: string; bundles: Record<string, string> };
	devPreamble?: string;
};
