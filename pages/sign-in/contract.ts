import type { CustomerView } from "../../shared/contracts/views.ts";

export type SignInData = {
	customer: CustomerView;
	error?: string;
	notice?: string;
	wishlistProductId?: string;
};
