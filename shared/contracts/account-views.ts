/** A page of the account; `name` is its text, `account.pages.<name>`. */
export type AccountLinkView = {
	name: "account" | "orders" | "addresses" | "payments" | "wishlist" | "loyalty";
	href: string;
	isCurrent: boolean;
};
