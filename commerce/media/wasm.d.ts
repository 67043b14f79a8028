/** Wrangler and Vite hand WebAssembly over as compiled modules: workerd does not compile bytes at run time. */
declare module "*.wasm" {
	const module: WebAssembly.Module;
	export default module;
}
