import { askShop, type Desk } from "../desk-context.ts";
import { html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeChoice, writeState, writeTable } from "../parts.ts";

export type Listing = { site: string; switches: { name: string; state: "on" | "off"; effect: string }[] };

export const readSite = ({ shop }: Desk, wish: string | null): string =>
	shop.sites.find((site) => site === wish) ?? shop.sites[0] ?? "";

export const showSwitches = async (desk: Desk): Promise<View> => {
	const site = readSite(desk, desk.url.searchParams.get("site"));
	const { switches } = await askShop<Listing>(desk, `/ops/switches?site=${encodeURIComponent(site)}`);
	return {
		title: "Switches",
		content: html`<p>A change shows at once in the isolate that responds, and everywhere within a minute. It drops the cached pages of the site.</p>
<form class="fields"><div>${writeChoice("site", "Site", desk.shop.sites, { chosen: site })}</div><button>Show</button></form>${writeTable(
			`Switches of ${site}`,
			[
				{ name: "Switch" },
				{ name: "State" },
				{ name: "What shoppers see while it is off" },
				{ name: "Change" },
			],
			switches.map(({ name, state, effect }) => [
				html`<code>${name}</code>`,
				writeState(state),
				effect,
				html`<form method="post" action="${`${DESK}/switches`}"><input type="hidden" name="site" value="${site}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="to" value="${state === "on" ? "off" : "on"}"><button class="plain" aria-label="Switch ${state === "on" ? "off" : "on"} ${name}">Switch ${state === "on" ? "off" : "on"}</button></form>`,
			]),
		)}`,
	};
};

/** Sets one switch to the state that the page has offered, so that a second tab cannot turn it back by accident. */
export const changeSwitch = async (desk: Desk, form: URLSearchParams): Promise<string> => {
	const site = readSite(desk, form.get("site"));
	const name = form.get("name") ?? "";
	const to = form.get("to") === "on" ? "on" : "off";
	await askShop(desk, "/ops/switches", { method: "PATCH", body: { site, [to]: [name] } });
	return `${DESK}/switches?${new URLSearchParams({ site })}`;
};
