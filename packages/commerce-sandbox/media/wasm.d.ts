/** Wrangler and Vite hand WebAssembly over as compiled modules: workerd does not compile bytes at run time. */
declare module "*.wasm" {
	const module: WebAssembly.Module;
	export default module;
}
/** A file that goes with the Worker as it is. */
declare module "*.bin" {
	const bytes: ArrayBuffer;
	export default bytes;
}
