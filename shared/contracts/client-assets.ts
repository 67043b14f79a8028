/** Lists the files of the client's build (`virtual:client-assets`). Paths are absolute. */
export type ClientAssets = {
	build: string;
	entry: string;
	styles: string[];
	/** Style sheets of languages that have one, by code (`client/styles/languages/`). Absent in development. */
	languages?: Partial<Record<string, string>>;
	modulePreloads: string[];
	/**
	 * Maps source paths, such as `client/features/basket/minicart.tsx`, to built files. `css` and `imports` include those of all imported
	 * modules.
	 */
	chunks: Record<string, { file: string; css: string[]; imports: string[] }>;
	/** The files are `<folder><language>/<bundle>.js`; `bundles` maps source paths to names of bundles. Absent in development. */
	texts?: { folder: string; bundles: Record<string, string> };
	devPreamble?: string;
};
