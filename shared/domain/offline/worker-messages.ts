export const SERVICE_WORKER_PATH = "/worker.js";
/** The address of the service worker's script. A registration with another address is an older or a foreign one. */
export const SERVICE_WORKER = `${SERVICE_WORKER_PATH}?v=2`;

/** A page tells the service worker what it shows. All addresses are paths with queries. */
export type SeenMessage = {
	/** The offline page of the page's locale. */
	offline: string;
	/** Addresses that the offline page stands for while there is no network: the bag and the wishlist. */
	own: readonly string[];
	page: string;
	/** Files that the page has loaded, and that the service worker did not see. */
	files: readonly string[];
};
