import { usePlace } from "../../client/state/app-context.tsx";
import { useWayBack } from "../../client/state/last-route.ts";
import plain from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import type { ConsentData, KeptView } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: ConsentData }) {
	const { necessary, categories, objection, notice } = data;
	const { shell } = usePlace();
	const back = useWayBack();
	return (
		<main id="main">
			<div className={classNames(plain.plain, plain.article)}>
				<div className={styles.words}>
					<h1 className={type_.display}>{data.title}</h1>
					<p className={type_.muted}>{data.text}</p>
					{notice ? (
						<Outcome>
							{notice}{" "}
							<a href={back} className={type_.link}>
								{data.back}
							</a>
						</Outcome>
					) : null}
				</div>
				<form method="post" action={shell.consentHref} className={styles.form}>
					{objection ? <p className={styles.objection}>{objection}</p> : null}
					<ul>
						<li className={styles.row}>
							<h2 className={type_.title}>{necessary.title}</h2>
							<p className={type_.muted}>{necessary.text}</p>
							<span className={classNames(styles.always, type_.small)}>{necessary.always}</span>
							<KeptList title={data.keptTitle} storageItems={necessary.storageItems} />
						</li>
						{categories.map(({ id, title, text, granted, storageItems }) => (
							<li key={id} className={styles.row}>
								<h2 className={type_.title}>
									<label htmlFor={`consent-${id}`}>{title}</label>
								</h2>
								<p id={`consent-${id}-text`} className={type_.muted}>
									{text}
								</p>
								<input
									id={`consent-${id}`}
									type="checkbox"
									name="granted"
									value={id}
									defaultChecked={granted}
									disabled={objection !== undefined}
									aria-describedby={`consent-${id}-text`}
									className={styles.box}
								/>
								<KeptList title={data.keptTitle} storageItems={storageItems} />
							</li>
						))}
					</ul>
					{objection ? null : (
						<div className={styles.buttons}>
							<button
								type="submit"
								name="intent"
								value="save"
								className={classNames(button.button, button.dark)}
							>
								{data.save}
							</button>
							<button type="submit" name="intent" value="refuse" className={button.button}>
								{data.refuse}
							</button>
							<button type="submit" name="intent" value="accept" className={button.button}>
								{data.accept}
							</button>
						</div>
					)}
				</form>
			</div>
		</main>
	);
}

function KeptList({ title, storageItems }: { title: string; storageItems: KeptView[] }) {
	return (
		<details className={styles.kept}>
			<summary className={type_.small}>{title}</summary>
			<ul>
				{storageItems.map(({ text, lasts, names }) => (
					<li key={text} className={type_.small}>
						<span>{text}</span>
						<span className={type_.muted}>{lasts}</span>
						<span className={styles.names} dir="ltr">
							{joinWithDots(...names)}
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}
