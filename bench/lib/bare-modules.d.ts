declare module "pages" {
	/** Pages by address, as JSON; given to the Worker when it is started. */
	const pages: string;
	export default pages;
}
declare module "cloud" {
	/** The built embedded cloud. */
	const cloud: { fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response> };
	export default cloud;
}
