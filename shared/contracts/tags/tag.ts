import type { ConsentCategory } from "../../domain/consent/consent.ts";
import type { AllowedScript } from "../external-script.ts";

/** Configures the receivers in the browser; one without its ids is off. An origin replaces the maker's, as for a house's own tagging server. */
export type TagSettings = {
	containers: readonly string[];
	containerOrigin?: string;
	hotjarId?: number;
	hotjarOrigin?: string;
	/** The house asks for consent in countries, too, whose law lets shoppers opt out. */
	asksEverywhere?: boolean;
};

export type TagScript = AllowedScript & { id: string; consent: ConsentCategory };

export type TagFrame = { src: string; consent: ConsentCategory };

/** The browser's globals that tags prepare before their script loads. */
export type TagTarget = Record<string, unknown>;

/** Describes a receiver in the browser (event-27). The same row gives the page its scripts and the security policy their origins. */
export type Tag = {
	/** The beginnings of the names of cookies that its scripts set on the shop's own host. */
	cookies: readonly string[];
	scripts(settings: TagSettings): TagScript[];
	/** Returns the frames for browsers without JavaScript. */
	frames?(settings: TagSettings): TagFrame[];
	/** Prepares the page for one of its scripts. `push` writes into the data layer. */
	prepare(script: TagScript, settings: TagSettings, target: TagTarget, push: (entry: object) => void): void;
};
