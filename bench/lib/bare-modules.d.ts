declare module "pages" {
	/** Pages by address, as JSON; given to the Worker when it is started. */
	const pages: string;
	export default pages;
}
