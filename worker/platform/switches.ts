import type { Off } from "../cache/operations/stored-switches.ts";
import type { SiteSettings } from "./site-settings.ts";

/** Operations switch these off and on at a site without a deployment (ops-1), each with what shoppers see while it is off. */
export const SWITCHES = {
	shop: "The shop is closed: every page says so with 503, and nothing can be changed or bought.",
	payments: "The checkout offers no payment, and no order is placed. The bag stays as it is.",
	"hosted-search": "The commerce platform searches instead of the hosted service.",
	recommendations: "Rows of recommendations are left out.",
	newsletter: "No one is asked to subscribe, and sign-ups say that they are not possible at the moment.",
	offline:
		"Browsers keep nothing for reading offline and delete what they have kept, at every site of the house.",
} as const;

/** Names the switch of one payment method, a wallet for example, by the platform's id of the method. */
export const paymentSwitch = (methodId: string): string => `payment:${methodId}`;

type Switched = Pick<SiteSettings, "switchedOff">;

export const arePaymentsOff = ({ switchedOff = [] }: Switched): boolean => switchedOff.includes("payments");

export const isOfflineOff = ({ switchedOff = [] }: Switched): boolean => switchedOff.includes("offline");

export const isMethodOff = (settings: Switched, methodId: string): boolean =>
	arePaymentsOff(settings) || (settings.switchedOff ?? []).includes(paymentSwitch(methodId));

/** Returns the settings as they are while these switches are off. */
export const switchOff = (settings: SiteSettings, off: Off): SiteSettings => {
	if (off.length === 0) return settings;
	const switched = { ...settings, switchedOff: off };
	return {
		...switched,
		searchProvider: off.includes("hosted-search") ? "commerce" : settings.searchProvider,
		recommendationsProvider: off.includes("recommendations") ? "none" : settings.recommendationsProvider,
		newsletterEnabled: settings.newsletterEnabled && !off.includes("newsletter"),
		expressMethods: settings.expressMethods.filter(({ id }) => !isMethodOff(switched, id)),
	};
};

/** Pages and forms of a site that is switched off end with this error, which gives 503. */
export class ShopClosed extends Error {
	constructor() {
		super("The shop is switched off.");
		this.name = "ShopClosed";
	}
}
