import type { Visitor } from "../../shared/domain/wishlist/wishlist.ts";
import type { Shopper } from "../platform/commerce/logins/sessions.ts";

export type CurrentVisitor = Visitor & { name: string; customerId?: string; expiresAt?: number };

const ANONYMOUS: CurrentVisitor = { registered: false, agent: false, name: "" };

export const readVisitor = async (shopper: Shopper): Promise<CurrentVisitor> =>
	shopper.isKnown ? shopper.session() : ANONYMOUS;
