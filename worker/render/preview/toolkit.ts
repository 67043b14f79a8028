import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { siteConfig } from "../../base/sites.ts";
import { getCountries } from "../../platform/config.ts";
import { listPreviewGroups } from "../../platform/content/preview-groups.ts";
import { createCalls } from "../../request/calls.ts";
import { formatMoment } from "../../request/preview/format-moment.ts";

export const WARNING = "It seems that the customer group you have chosen is not properly configured.";

type Group = { id: string; isRuleBased: boolean };
type Place = { tag: string; name: string; siteId: string };
export type ToolkitView = {
	state: PreviewState;
	tag: string;
	places: readonly Place[];
	/** Undefined while the platform does not say. */
	groups: readonly Group[] | undefined;
};

const select = (name: string, label: string, options: [value: string, text: string][], chosen: string) =>
	html`<label>${label}<select name="${name}">${options.map(
		([value, text]) =>
			html`<option value="${value}" ${value === chosen ? raw("selected") : ""}>${text}</option>`,
	)}</select></label>`;

const listPlaces = ({ places, tag }: ToolkitView) =>
	html`<label>Site and language<select name="place">${[...Map.groupBy(places, ({ siteId }) => siteId)].map(
		([siteId, own]) =>
			html`<optgroup label="${siteId}">${own.map(
				(place) =>
					html`<option value="${place.tag}" ${place.tag === tag ? raw("selected") : ""}>${place.name}</option>`,
			)}</optgroup>`,
	)}</select></label>`;

/** Returns the widget and the toolkit as forms, which need no script (preview-8). */
export const writeToolkit = (view: ToolkitView): string => {
	const { state, groups } = view;
	const ruleBased = groups?.filter(({ isRuleBased }) => isRuleBased).map(({ id }) => id) ?? [];
	const isUnknown = groups !== undefined && state.group !== undefined && !ruleBased.includes(state.group);
	const show = state.pausedAt === undefined ? "preview" : "live";
	const at = state.at?.replace("Z", "") ?? "";
	return String(
		html`<aside id="preview-toolkit" lang="en" aria-label="Preview">${
			isUnknown ? html`<p id="preview-warning" dir="ltr" role="alert">${WARNING}</p>` : ""
		}<details dir="ltr"><summary>${
			show === "live" ? "Live" : `Preview${state.at ? ` of ${formatMoment(state.at)}` : ""}`
		}</summary><form method="post" action="/api/preview/state">
<fieldset><legend>Show</legend><div class="choices">
<button name="show" value="live" aria-pressed="${String(show === "live")}">Live</button>
<button name="show" value="preview" aria-pressed="${String(show === "preview")}">Preview</button>
<button name="show" value="link">Link for a colleague</button>
<button name="show" value="end">End preview</button></div></fieldset></form>
<form method="post" action="/api/preview/state"><fieldset><legend>Storefront toolkit</legend>
<label>Effective date (UTC), now if empty<input type="datetime-local" name="at" step="1" value="${at}"></label>
<label>Source code<input name="sourceCode" value="${state.sourceCode ?? ""}" autocomplete="off"></label>
<label>Customer group<input name="group" list="preview-groups" value="${state.group ?? ""}" autocomplete="off" ${
			isUnknown ? raw('aria-invalid="true" aria-describedby="preview-warning"') : ""
		}></label><datalist id="preview-groups">${ruleBased.map((id) => html`<option value="${id}"></option>`)}</datalist>
${listPlaces(view)}
${select(
	"device",
	"Device",
	[
		["", "This device"],
		["mobile", "Phone"],
		["desktop", "Desktop"],
	],
	state.device ?? "",
)}
${select(
	"drafts",
	"Content",
	[
		["true", "With drafts"],
		["false", "Published and planned"],
	],
	String(state.hasDrafts),
)}
<button>Apply</button></fieldset></form>
<form method="get" action="/api/preview/changes"><input type="hidden" name="site" value="${
			view.places.find(({ tag }) => tag === view.tag)?.siteId ?? siteConfig.defaultSite
		}"><input type="hidden" name="place" value="${view.tag}"><button>Changes between now and then</button></form></details></aside>`,
	);
};

const END = "</body>";
const STYLE_SHEET = '<link rel="stylesheet" href="/api/preview/toolkit.css">';

async function drawToolkit(c: Context<AppEnv>, state: PreviewState): Promise<string> {
	const locale = c.get("locale");
	const calls = createCalls(c);
	const [countries, groups] = await Promise.all([
		getCountries(calls, { siteId: siteConfig.defaultSite, locale: "default" }).catch(() => []),
		listPreviewGroups(calls).catch(() => undefined),
	]);
	const places = countries.flatMap(({ code, name, siteId, languages }) =>
		languages.map(
			(language): Place => ({
				tag: `${language}-${code.toLowerCase()}`,
				name: `${name} (${language})`,
				siteId: siteId ?? siteConfig.defaultSite,
			}),
		),
	);
	const tag = locale ? `${locale.language}-${locale.country.toLowerCase()}` : "";
	return writeToolkit({ state, tag, places, groups });
}

/** Adds the toolkit to a page of a preview. A tool that frames the page has its own, and the style hides the question for consent there. */
export const addToolkit = async (c: Context<AppEnv>, state: PreviewState): Promise<void> => {
	// Pages of the tools themselves, such as the list of changes, lead back to the preview.
	const isOfTools = c.req.path.startsWith("/api/");
	if (isOfTools || !c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const toolkit = c.req.header("sec-fetch-dest") === "iframe" ? "" : await drawToolkit(c, state);
	const text = await c.res.text();
	const end = text.lastIndexOf(END);
	c.res = new Response(end < 0 ? text : text.slice(0, end) + STYLE_SHEET + toolkit + text.slice(end), c.res);
};
