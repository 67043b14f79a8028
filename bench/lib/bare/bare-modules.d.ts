declare module "pages" {
	/** Pages by address, as JSON; given to the Worker when it is started. */
	const pages: string;
	export default pages;
}
declare module "calls" {
	/** Maps each address to its cloud requests: paths with their queries, as JSON. */
	const calls: string;
	export default calls;
}
declare module "cloud" {
	/** The built embedded cloud. */
	const cloud: { fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response> };
	export default cloud;
}
