export const legacyRedirects: Readonly<Record<string, { to: string; status: 301 | 302 }>> = {
	"/shop/dresses": { to: "/women/dresses", status: 301 },
	"/shop/womens-dresses": { to: "/shop/dresses", status: 301 },
	"/shop/bags": { to: "/bags", status: 301 },
	"/novita": { to: "/new-in", status: 302 },
	"/help": { to: "/csc", status: 301 },
	"/customer-care": { to: "/csc", status: 301 },
	"/customer-service": { to: "/help", status: 301 },
	"/delivery": { to: "/shipping", status: 301 },
	"/our-story": { to: "/about", status: 301 },
	"/basket": { to: "/cart", status: 301 },
};
