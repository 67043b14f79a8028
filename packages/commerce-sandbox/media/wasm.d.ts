/** Wrangler and Vite import WebAssembly as compiled modules, because workerd does not compile bytes at run time. */
declare module "*.wasm" {
	const module: WebAssembly.Module;
	export default module;
}
declare module "*.bin" {
	const bytes: ArrayBuffer;
	export default bytes;
}
