import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Address } from "../../client/ui/text/address.tsx";
import type { ReturnLabelView } from "./contract.ts";
import styles from "./return-label.module.css";
import page from "./screen.module.css";

type ReturnLabelProps = { label: ReturnLabelView; back: { text: string; href?: string } };

export function ReturnLabel({ label, back }: ReturnLabelProps) {
	const { title, hint, addresses, numberLabel, returnNo, bars, print } = label;
	return (
		<>
			<nav aria-label={back.text} className={styles.screen}>
				<a className={page.link} href={back.href}>
					{back.text}
				</a>
			</nav>
			<h1 className={classNames(type_.display, styles.screen)}>{title}</h1>
			<p className={styles.screen}>{hint}</p>
			<section className={styles.label} aria-label={title}>
				{addresses.map(({ heading, lines }) => (
					<div key={heading} className={styles.part}>
						<h2 className={type_.label}>{heading}</h2>
						<Address lines={lines} />
					</div>
				))}
				<div className={styles.part}>
					<h2 className={type_.label}>{numberLabel}</h2>
					<p className={styles.number}>
						<bdi>{returnNo}</bdi>
					</p>
					<svg
						className={styles.bars}
						viewBox={`0 0 ${bars.width} 1`}
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						<path d={bars.path} />
					</svg>
				</div>
			</section>
			<p className={classNames(styles.screen, styles.print)}>
				<button
					type="button"
					className={classNames(button.button, button.dark)}
					onClick={() => window.print()}
				>
					{print}
				</button>
			</p>
		</>
	);
}
