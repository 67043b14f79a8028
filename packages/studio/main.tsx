import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
// Later sheets refine earlier ones.
import "./styles/base.css";
import "./styles/workbench.css";
import "./styles/entry-form.css";
import "./styles/rich-text.css";
import "./styles/dialogs.css";

const place = document.getElementById("studio");
if (place)
	createRoot(place).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);
