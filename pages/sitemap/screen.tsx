import directory from "../../client/styles/directory.module.css";
import type_ from "../../client/styles/type.module.css";
import type { SitemapBranch, SitemapData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: SitemapData }) {
	return (
		<main id="main" className={directory.page}>
			<h1 className={type_.display}>{data.title}</h1>
			<div className={styles.branches}>
				{data.shop.map(({ label, href, below }) => (
					<section key={href}>
						<h2 className={type_.title}>
							<a href={href}>{label}</a>
						</h2>
						<Below branches={below} />
					</section>
				))}
				<section>
					<h2 className={type_.title}>{data.others.title}</h2>
					<Below branches={data.others.links.map((link) => ({ ...link, below: [] }))} />
				</section>
			</div>
		</main>
	);
}

function Below({ branches }: { branches: readonly SitemapBranch[] }) {
	if (branches.length === 0) return null;
	return (
		<ul className={styles.branch}>
			{branches.map(({ label, href, below }) => (
				<li key={href}>
					<a href={href}>{label}</a>
					<Below branches={below} />
				</li>
			))}
		</ul>
	);
}
