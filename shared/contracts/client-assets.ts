/** The client's files as the Worker's HTML names them: absolute paths, hashed in a build (`virtual:client-assets`). */
export type ClientAssets = {
	/** Changes with each build of the client and the Worker. */
	build: string;
	entry: string;
	styles: string[];
	modulePreloads: string[];
	/** Keys are source paths, as `client/features/minicart.tsx`; css and imports are transitive. */
	chunks: Record<string, { file: string; css: string[]; imports: string[] }>;
	/**
	 * Texts of the client (scripts/vite/texts.ts): files are `<folder><language>/<bundle>.js`, and bundles have the source that needs them as key.
	 * Absent in development.
	 */
	texts?: { folder: string; bundles: Record<string, string> };
	/** Development only: an inline module script that must come before the entry (hot reload). */
	devPreamble?: string;
};
