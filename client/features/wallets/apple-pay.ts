import type { WalletSheet } from "../../../shared/contracts/wallets.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { paymentRequestOf, pendingRequest, versionOf } from "./apple-events.ts";

import { listen } from "./apple-session.ts";
import { readSheet, type SheetOutcome } from "./sheet.ts";

/** Milliseconds for which a sheet is kept that came too late for its press. */
const KEPT = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let kept: (Prepared & { for: string; until: number }) | undefined;

/** Loads Apple's script before the press, where the browser has nothing of Apple's: its session begins in the press or not at all. */
export const preloadApple = async (script: string): Promise<void> => {
	if (typeof ApplePaySession === "undefined") await loadScript({ id: "apple-pay", src: script });
};

/** `opens`: what is known when the button is pressed. */
type ApplePress = { script: string; productId?: string; opens?: Parameters<typeof pendingRequest>[0] };

/**
 * Opens Apple's sheet: its session asks the shop at every choice, and pays at last (wallets-6). Apple takes a session only in the press itself,
 * so it begins there, and what is to be paid follows. Where that cannot be, the shop is asked first; where it was slower than the press counts,
 * what it said is kept for a second press, which begins at once.
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
	const version = versionOf((one) => ApplePaySession.supportsVersion(one));
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
	run(sessionFor(paymentRequestOf(settings, sheet)), async () => sheet, services);

/** A sheet that the shop refuses is closed again, with the reason. */
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
