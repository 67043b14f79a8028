import styles from "../../client/styles/directory.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import fold from "../../client/ui/overlay/fold.module.css";
import type { BrandsData } from "./contract.ts";

const writeAnchor = (letter: string): string => `brands-${letter === "#" ? "other" : letter}`;

export function Screen({ data }: { data: BrandsData }) {
	return (
		<main id="main" className={styles.page}>
			<h1 className={type_.display}>{data.title}</h1>
			<nav aria-label={data.lettersLabel} className={styles.letters}>
				<ol>
					{data.letters.map(({ letter, isFilled }) => (
						<li key={letter} lang="en">
							{isFilled ? (
								<a href={`#${writeAnchor(letter)}`}>{letter.toUpperCase()}</a>
							) : (
								<span aria-hidden="true">{letter.toUpperCase()}</span>
							)}
						</li>
					))}
				</ol>
			</nav>
			<div className={styles.groups}>
				{data.groups.map(({ letter, links }) => (
					<details key={letter} id={writeAnchor(letter)} className={styles.group} open>
						<summary lang="en" className={fold.sign}>
							<h2 className={type_.title}>{letter.toUpperCase()}</h2>
						</summary>
						<ul className={styles.links}>
							{links.map((link) => (
								<li key={link.href}>
									{/* The link opens a search, which search engines must not index. */}
									<a href={link.href} rel="nofollow" className={classNames(type_.lead, styles.name)}>
										{link.label}
									</a>
								</li>
							))}
						</ul>
					</details>
				))}
			</div>
		</main>
	);
}
