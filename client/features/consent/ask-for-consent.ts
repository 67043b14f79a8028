import type { QueryClient } from "@tanstack/react-query";
import { CATEGORIES, type ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import { createApiClient } from "../../state/api-client.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { allowedInitials, CONSENTS, mayKeep } from "../../state/consent.ts";
import styles from "./consent.module.css";
import { keepClear } from "./keep-clear.ts";

type Pages = { get(): { kind: string }; subscribe(listener: () => void): unknown };

const OPTIONAL: Record<string, ConsentCategory> = {
	"shop.viewed.": "personalisation",
	"shop.last-route.": "personalisation",
	"shop.passkey": "personalisation",
	"shop.searches": "personalisation",
	"shop.searched": "analytics",
	"shop.newsletter": "marketing",
	"shop.layer": "analytics",
	"shop.visit": "analytics",
	_ga: "analytics",
	_gid: "analytics",
	_hj: "analytics",
	_gcl_: "marketing",
};

const mustGo = (name: string): boolean =>
	Object.entries(OPTIONAL).some(([beginning, category]) => name.startsWith(beginning) && !mayKeep(category));

/** Deletes a cookie of the host and of the domains above it, because tags set theirs on the highest that the browser takes. */
function deleteCookie(name: string, jar: Pick<Document, "cookie"> = document): void {
	const parts = location.hostname.split(".");
	for (const domain of ["", ...parts.map((_, at) => `; domain=${parts.slice(at).join(".")}`)])
		jar.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function forget(): void {
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const name of Object.keys(storage)) if (mustGo(name)) storage.removeItem(name);
	} catch {}
	for (const [name = ""] of document.cookie.split("; ").map((one) => one.split("=")))
		if (mustGo(name)) deleteCookie(name);
}

/**
 * Deletes stored data that is not allowed, and shows the server-rendered banner unless the shopper has chosen, objects by a browser
 * signal, or is where the law requires no consent.
 */
export async function askForConsent(queryClient: QueryClient, pages: Pages, apiHref: string): Promise<void> {
	const { consent } = createApiClient(apiHref);
	const consentState =
		allowedInitials() === undefined ? await consent.$get().then((one) => one.json()) : undefined;
	forget();
	// The server assumes consent if the law at this place requires none.
	if (consentState?.ask === false) dispatchEvent(new Event(CONSENTS));
	const banner = document.querySelector<HTMLFormElement>("form[data-consent]");
	if (!consentState?.ask || !banner) return;

	const show = () => {
		const isOpen = pages.get().kind !== "consent" && allowedInitials() === undefined;
		banner.classList.toggle(styles.banner as string, isOpen);
	};
	keepClear(banner, pages);
	show();
	pages.subscribe(show);
	document.addEventListener("visibilitychange", show);
	banner.addEventListener("submit", async (event) => {
		const button = event.submitter as HTMLButtonElement | null;
		if (!button) return;
		event.preventDefault();
		const grantedCategories = button.value === "accept" ? [...CATEGORIES] : [];
		// The banner hides before the request; if sending fails, the form is submitted natively.
		banner.className = "";
		try {
			const { csrf } = await queryClient.ensureQueryData(sessionQuery(apiHref));
			const headers = { "x-csrf-token": csrf };
			const response = await consent.$post({ json: { granted: grantedCategories } }, { headers });
			// Reading the body releases the connection.
			const { ok } = await response.json();
			if (!ok) throw new Error(`The choice was not taken: ${response.status}`);
			forget();
			dispatchEvent(new Event(CONSENTS));
		} catch {
			const { name, value } = button;
			banner.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
			banner.submit();
		}
	});
}
