/** The company that sells and writes, as each mail names it (legal-9). */
export type Seller = { name: string; address: string; email: string; register?: string };
