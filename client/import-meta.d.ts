/** What Vite says about the build that a module is part of. */
interface ImportMeta {
	readonly env: { readonly SSR: boolean };
}
