import { CONSENT_EVENT, CONSENT_KEY, CONSENT_VERSION } from '../platform/browser/consent.ts';
import { ISLAND_PATIENCE_MS } from '../platform/browser/early-events.ts';
import { SESSION_KEY } from '../platform/browser/session-key.ts';

/**
 * Runs before the first paint of every page. It marks a stored session on `<html>`, so that the header
 * never flashes its other state, and then asks for what a session needs before the page's own script does; hands the
 * tokens or the error of an e-mail link, which arrive at the site root, to /auth; takes the visitor's choice about
 * statistics, and hands the focus back to where the reader was; and keeps clicks and submits on islands and on pages
 * that hydrate until their script takes over, for which it asks at the first of them. The form of an island whose script
 * does not come goes to its address.
 */
export const INLINE_STUB = `(function(w,d,D){
function g(k){try{return JSON.parse(localStorage.getItem(k)||"null")}catch(e){}}
function p(n,f){var m=d.querySelector("meta[name="+n+"-chunks]");
m&&m.content.split(" ").forEach(function(u){d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href:u,fetchPriority:f||"auto"}))})}
w.__preload=p;
var c=g("${CONSENT_KEY}");
if(g("${SESSION_KEY}")){D.signedIn="";p("session")}
if(location.pathname=="/"&&/[#&](access_token|error_description)=/.test(location.hash))location.replace("/auth"+location.hash);
D.consent=c&&c.version==${CONSENT_VERSION}&&/^(accept|reject)ed$/.test(c.choice)?c.choice:"open";
w.__early=[];
var r;addEventListener("focusin",function(e){var f=e.target;f.closest&&!f.closest(".when-consent-open")&&(r=f)});
["click","submit"].forEach(function(t){addEventListener(t,function(e){
function n(q){return e.target.closest&&e.target.closest(q)}
var b=t=="click"&&n("[data-consent-choice]");
if(b){D.consent=b.dataset.consentChoice;
try{localStorage.setItem("${CONSENT_KEY}",JSON.stringify({version:${CONSENT_VERSION},choice:D.consent,at:new Date().toISOString()}))}catch(x){}
dispatchEvent(new Event("${CONSENT_EVENT}"));
b.offsetParent||(r&&r.isConnected?r:d.querySelector("main")||b).focus({preventScroll:true})}
if(b||!w.__early||!n("[data-island],[data-app]")||e.metaKey||e.ctrlKey)return;
if(t=="submit"){e.preventDefault();
n("[data-island]")&&setTimeout(function f(){w.__early&&fetch("/",{method:"HEAD"}).then(
function(){w.__early&&e.target.submit()},function(){setTimeout(f,${ISLAND_PATIENCE_MS})})},${ISLAND_PATIENCE_MS})}
w.__early[0]||p("island");
w.__early.push([t,e.target,e])},true)})
})(window,document,document.documentElement.dataset)`.replaceAll('\n', '');

/** Marks an address that names a trip, so that /plan is drawn as that trip's page at once. */
export const TRIP_MARK = `if(/[?&]booking=/.test(location.search))document.documentElement.dataset.trip="";`;

/**
 * A router keeps scroll positions in sessionStorage and stops at a browser that refuses it: a storage that lasts as long
 * as the page.
 */
const STORAGE_STAND_IN = `["localStorage","sessionStorage"].forEach(function(k){try{window[k]}catch(e){
var m={};Object.defineProperty(window,k,{value:{getItem:function(n){return n in m?m[n]:null},
setItem:function(n,v){m[n]=""+v},removeItem:function(n){delete m[n]}}})}});`.replaceAll('\n', '');

/** The stub of pages with a router. */
export const APP_STUB = `${STORAGE_STAND_IN}${TRIP_MARK}${INLINE_STUB}`;
