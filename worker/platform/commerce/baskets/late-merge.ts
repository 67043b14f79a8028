import { parse, serialize } from "hono/utils/cookie";

/** A cookie remembers that the platform has not merged the guest's basket yet; the next reading tries again (basket-20). */
export type LateMerge = {
	readonly pending: boolean;
	set(pending: boolean): void;
	setCookies(): string[];
};

const DAY = 24 * 3600;

export const lateMerge = (cookies: string | null, siteId: string, secure: boolean): LateMerge => {
	const name = `${secure ? "__Host-" : ""}bag_merge_${siteId}`;
	const was = parse(cookies ?? "", name)[name] === "1";
	let pending = was;
	return {
		get pending() {
			return pending;
		},
		set: (next) => {
			pending = next;
		},
		setCookies: () =>
			pending === was
				? []
				: [
						serialize(name, pending ? "1" : "", {
							path: "/",
							httpOnly: true,
							sameSite: "Lax",
							secure,
							maxAge: pending ? DAY : 0,
						}),
					],
	};
};
