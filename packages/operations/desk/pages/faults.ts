import { askShop, type Desk } from "../desk-context.ts";
import { html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeChoice, writeMessage } from "../parts.ts";

const KINDS = [
	"503",
	"404",
	"latency=3000",
	"timeout",
	"cut",
	"malformed",
	"content-type",
	"absent",
	"dialect",
];
const FAULT = /^[\w-]{1,40}:[\w=-]{1,40}$/;

export const showFaults = async (desk: Desk, message = ""): Promise<View> => {
	const { services } = await askShop<{ services: Record<string, unknown> }>(desk, "/ops/health", {
		takes: [503],
	});
	return {
		title: "Faults",
		content: html`${message ? writeMessage(message, true) : ""}<p>Opens a page of this shop while a service of the embedded cloud fails for this request alone. A cached page is still served; nothing that is loaded with a fault is cached.</p>
<form class="fields" method="post" action="${`${DESK}/faults`}">
<div><label for="address">Address <span class="hint">a path of this shop, such as /en-it/women</span></label><input id="address" name="address" required></div>
<div>${writeChoice("service", "Service", ["all", ...Object.keys(services)])}</div>
<div>${writeChoice("kind", "Fault", KINDS)}</div>
<button>Open the page</button></form>`,
	};
};

/** Returns the address of a page with a fault; undefined for an address of another origin or an unknown fault. */
export const writeFaultAddress = ({ url }: Pick<Desk, "url">, form: URLSearchParams): string | undefined => {
	const address = form.get("address") ?? "";
	const fault = `${form.get("service")}:${form.get("kind")}`;
	if (!URL.canParse(address, url.origin) || !FAULT.test(fault)) return undefined;
	const page = new URL(address, url.origin);
	if (page.origin !== url.origin) return undefined;
	page.searchParams.set("fault", fault);
	page.hash = "";
	return page.href;
};
