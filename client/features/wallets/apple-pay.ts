import type { WalletSheet } from "../../../shared/contracts/wallets.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { buildPaymentRequest, findVersion, pendingRequest } from "./apple-events.ts";

import { listen } from "./apple-session.ts";
import { readSheet, type SheetOutcome } from "./sheet.ts";

const KEPT = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let kept: (Prepared & { for: string; until: number }) | undefined;

/** Loads Apple's script before the press if the browser lacks Apple's API, because a session must begin during the press. */
export const preloadApple = async (script: string): Promise<void> => {
	if (typeof ApplePaySession === "undefined") await loadScript({ id: "apple-pay", src: script });
};

type ApplePress = { script: string; productId?: string; opens?: Parameters<typeof pendingRequest>[0] };

/**
 * Opens Apple's sheet (wallets-6). Apple requires the session to begin during the press, so it begins with a pending total. If that is not
 * possible, the shop's reply is kept for a second press.
 */
export const payWithApple = (
	services: WriteServices,
	{ script, productId, opens }: ApplePress,
): Promise<SheetOutcome> => {
	const pressed = `${services.apiHref} ${productId ?? ""}`;
	const before = kept?.for === pressed && kept.until > Date.now() ? kept : undefined;
	kept = undefined;
	if (before) return begin(before, services);
	if (opens && typeof ApplePaySession !== "undefined")
		return beginAtOnce(pendingRequest(opens), services, productId);
	return askFirst(services, script, { pressed, productId });
};

const askFirst = async (
	services: WriteServices,
	script: string,
	{ pressed, productId }: { pressed: string; productId?: string },
): Promise<SheetOutcome> => {
	const [opened] = await Promise.all([readSheet(services, "DW_APPLE_PAY", productId), preloadApple(script)]);
	if ("end" in opened) return opened;
	if (navigator.userActivation?.isActive === false) {
		kept = { ...opened, for: pressed, until: Date.now() + KEPT };
		return { end: "ready" };
	}
	return begin(opened, services);
};

const sessionFor = (request: ApplePayJS.ApplePayPaymentRequest): ApplePaySession | undefined => {
	const version = findVersion((one) => ApplePaySession.supportsVersion(one));
	if (version === undefined || !ApplePaySession.canMakePayments()) return undefined;
	return new ApplePaySession(version, request);
};

function run(
	session: ApplePaySession | undefined,
	opened: () => Promise<WalletSheet>,
	services: WriteServices,
): Promise<SheetOutcome> {
	if (!session) return Promise.resolve({ end: "failed" });
	return new Promise((resolve) => {
		listen(session, opened(), resolve, services);
		session.begin();
	});
}

const begin = ({ sheet, settings }: Prepared, services: WriteServices): Promise<SheetOutcome> =>
	run(sessionFor(buildPaymentRequest(settings, sheet)), async () => sheet, services);

async function beginAtOnce(
	request: ApplePayJS.ApplePayPaymentRequest,
	services: WriteServices,
	productId: string | undefined,
): Promise<SheetOutcome> {
	const session = sessionFor(request);
	let refused: SheetOutcome | undefined;
	const open = async (): Promise<WalletSheet> => {
		const opened = await readSheet(services, "DW_APPLE_PAY", productId);
		if (!("end" in opened)) return opened.sheet;
		refused = opened;
		throw new Error("There is nothing to pay");
	};
	const outcome = await run(session, open, services);
	return refused ?? outcome;
}
