import type { Shop } from "@vetrina/shop-rules/operations/record.ts";
import { Html, html } from "./html.ts";
import { STYLE } from "./style.ts";

export const HOME = "/ops/";
export const DESK = "/ops/desk";
export const PLACES = {
	[HOME]: "Overview",
	[`${DESK}/cache`]: "Cache",
	[`${DESK}/counters`]: "Numbers",
	[`${DESK}/errors`]: "Errors",
	[`${DESK}/switches`]: "Switches",
	[`${DESK}/purge`]: "Purge",
	[`${DESK}/faults`]: "Faults",
} as const satisfies Record<string, string>;
export type Place = keyof typeof PLACES;

/** The pages of a shop; faults are for shops other than the one in production. */
export const listPlaces = ({ instanceType }: Pick<Shop, "instanceType">): Place[] =>
	(Object.keys(PLACES) as Place[]).filter(
		(place) => instanceType !== "production" || PLACES[place] !== "Faults",
	);

export type View = { title: string; content: Html; status?: number };

const encodeHash = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
let styleHash: Promise<string> | undefined;
const hashStyle = (): Promise<string> => {
	styleHash ??= crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE)).then(encodeHash);
	return styleHash;
};

const writeNavigation = (shop: Shop, here: Place | undefined): Html =>
	html`<nav aria-label="Operations"><ul>${listPlaces(shop).map(
		(place) =>
			html`<li><a href="${place}"${place === here ? html` aria-current="page"` : ""}>${PLACES[place]}</a></li>`,
	)}</ul></nav>`;

const SIGN_OUT = html`<form method="post" action="${`${DESK}/sign-out`}"><button class="plain">Sign out</button></form>`;

/** Returns a whole page. `here`: the page in the navigation; a page without one has neither navigation nor the button that signs out. */
export const writePage = async (
	shop: Shop,
	{ title, content, status = 200 }: View,
	{ here, cookies = [] }: { here?: Place; cookies?: readonly string[] } = {},
): Promise<Response> => {
	const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · ${shop.name} operations</title><link rel="icon" href="/favicon.svg"><style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#main">Skip to content</a>
<header><div class="top"><span class="name">${shop.name} operations</span><span class="tag ${shop.instanceType}">${shop.instanceType}</span>${here ? SIGN_OUT : ""}</div>${here ? writeNavigation(shop, here) : ""}</header>
<main id="main" tabindex="-1"><h1>${title}</h1>${content}</main></body></html>`;
	const headers = new Headers({
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${await hashStyle()}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
		...PRIVATE,
	});
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(page.text, { status, headers });
};

export const PRIVATE = {
	"cache-control": "private, no-store",
	"referrer-policy": "same-origin",
	"x-robots-tag": "noindex",
} as const;
