import { CONSENT_EVENT, CONSENT_KEY, CONSENT_VERSION } from '../platform/browser/consent.ts';
import { SESSION_KEY } from '../platform/browser/session-key.ts';

/**
 * Runs before the first paint of every page. It marks a stored session on `<html>`, so that the header
 * never flashes its other state; hands the tokens or the error of an e-mail link, which arrive at the site
 * root, to /auth; takes the visitor's choice about statistics; and keeps clicks and submits on islands and on pages that hydrate until their script takes over.
 */
export const INLINE_STUB = `(function(w,d){
try{if(JSON.parse(localStorage.getItem(${JSON.stringify(SESSION_KEY)})||"null"))d.dataset.signedIn=""}catch(e){d.removeAttribute("data-signed-in")}
if(location.pathname=="/"&&/[#&](access_token|error_description)=/.test(location.hash))location.replace("/auth"+location.hash);
var c;try{c=JSON.parse(localStorage.getItem(${JSON.stringify(CONSENT_KEY)})||"null")}catch(e){}
d.dataset.consent=c&&c.version==${CONSENT_VERSION}&&c.choice=="accepted"?"accepted":c&&c.version==${CONSENT_VERSION}&&c.choice=="rejected"?"rejected":"open";
addEventListener("click",function(e){
var b=e.target.closest&&e.target.closest("[data-consent-choice]");if(!b)return;
d.dataset.consent=b.dataset.consentChoice;
try{localStorage.setItem(${JSON.stringify(CONSENT_KEY)},JSON.stringify({version:${CONSENT_VERSION},choice:d.dataset.consent,at:new Date().toISOString()}))}catch(x){}
dispatchEvent(new Event(${JSON.stringify(CONSENT_EVENT)}))},true);
w.__early=[];
["click","submit"].forEach(function(t){addEventListener(t,function(e){
var c=e.target.closest&&e.target.closest("[data-island],[data-app]");
if(!w.__early||!c||e.metaKey||e.ctrlKey)return;
if(t=="submit")e.preventDefault();
w.__early.push([t,e.target])},true)})
})(window,document.documentElement)`.replaceAll('\n', '');
